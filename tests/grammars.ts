import { RelaxNGValidator, XmlDocument, XsdValidator } from 'libxml2-wasm'

/** What libxml2 has against a document: that it is no XML, or is not as the grammar of its kind says. */
export function faultsOf(xml: string, kind: 'sitemap' | 'feed'): string[] {
  try {
    using document = XmlDocument.fromString(xml)
    using grammar = XmlDocument.fromString(kind === 'feed' ? atom : sitemap)
    using validator = kind === 'feed' ? RelaxNGValidator.fromDoc(grammar) : XsdValidator.fromDoc(grammar)
    validator.validate(document)
    return []
  } catch (error) {
    return [String(error)]
  }
}

/** The protocol of sitemaps.org: an index of parts, or a part with its pages. */
const sitemap = `
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9" elementFormDefault="qualified">
  <xs:element name="sitemapindex"><xs:complexType><xs:sequence>
    <xs:element name="sitemap" maxOccurs="unbounded"><xs:complexType><xs:all>
      <xs:element name="loc" type="address"/><xs:element name="lastmod" type="moment" minOccurs="0"/>
    </xs:all></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
  <xs:element name="urlset"><xs:complexType><xs:sequence>
    <xs:element name="url" maxOccurs="unbounded"><xs:complexType><xs:all>
      <xs:element name="loc" type="address"/><xs:element name="lastmod" type="moment" minOccurs="0"/>
      <xs:element name="changefreq" type="often" minOccurs="0"/><xs:element name="priority" type="share" minOccurs="0"/>
    </xs:all></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
  <xs:simpleType name="address"><xs:restriction base="xs:anyURI">
    <xs:minLength value="12"/><xs:maxLength value="2048"/><xs:pattern value="https?://[^\\s]+"/>
  </xs:restriction></xs:simpleType>
  <xs:simpleType name="moment"><xs:union memberTypes="xs:date xs:dateTime"/></xs:simpleType>
  <xs:simpleType name="often"><xs:restriction base="xs:string">
    ${['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'].map((one) => `<xs:enumeration value="${one}"/>`).join('')}
  </xs:restriction></xs:simpleType>
  <xs:simpleType name="share"><xs:restriction base="xs:decimal"><xs:minInclusive value="0"/><xs:maxInclusive value="1"/></xs:restriction></xs:simpleType>
</xs:schema>`

const one = (name: string, inside: string) => `<element name="${name}"><ref name="common"/>${inside}</element>`
const maybe = (...inside: string[]) => inside.map((part) => `<optional>${part}</optional>`).join('')
const many = (...inside: string[]) => inside.map((part) => `<zeroOrMore>${part}</zeroOrMore>`).join('')
const words = '<ref name="words"/>'
const uri = '<data type="anyURI"><param name="minLength">1</param></data>'
const moment = '<data type="dateTime"/>'
const person = `<interleave>${one('name', '<text/>')}${maybe(one('uri', uri), one('email', '<data type="string"><param name="pattern">.+@.+</param></data>'))}</interleave>`
const link = `<element name="link"><ref name="common"/><attribute name="href">${uri}</attribute>${maybe(
  ...['rel', 'type', 'hreflang', 'title', 'length'].map((name) => `<attribute name="${name}"/>`),
)}</element>`
const category = `<element name="category"><ref name="common"/><attribute name="term"/>${maybe('<attribute name="scheme"/>', '<attribute name="label"/>')}</element>`

/** What a feed and its entries share: an id, a title and a day of change once each, people, categories and links as many as there are. */
const head = `${one('id', uri)}${one('title', words)}${one('updated', moment)}
  ${many(one('author', person), one('contributor', person), category, link)}${maybe(one('rights', words))}`

/** Atom, as RFC 4287 has it; without what others may add to it. */
const atom = `
<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.w3.org/2005/Atom"
  datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <start>${one(
    'feed',
    `<interleave>${head}${maybe(one('generator', '<text/>'), one('icon', uri), one('logo', uri), one('subtitle', words))}</interleave>
     ${many(one('entry', `<interleave>${head}${maybe(one('published', moment), one('summary', words), one('content', words))}</interleave>`))}`,
  )}</start>
  <define name="words"><optional><attribute name="type"><choice><value>text</value><value>html</value></choice></attribute></optional><text/></define>
  <define name="common">${maybe('<attribute name="xml:base"/>', '<attribute name="xml:lang"/>')}</define>
</grammar>`
