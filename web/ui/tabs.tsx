import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

interface Props {
  label: string
  tabs: readonly { id: string; label: string; count?: number; content: ReactNode }[]
}

/** Several views of one thing on one page; views with an address of their own are links. */
export function Tabs({ label, tabs }: Props) {
  return (
    <AriaTabs className="tabs">
      <TabList className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab className="tab" key={tab.id} id={tab.id}>
            {tab.label}
            {tab.count !== undefined && <small className="num">{tab.count}</small>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel className="tab-panel" key={id} id={id}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
