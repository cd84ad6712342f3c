import { vendorTasksContract } from './contract.ts'
import { taskTemplatesContract } from './templates/contract.ts'

export const taskContracts = {
  vendor_tasks: vendorTasksContract,
  task_templates: taskTemplatesContract,
}
