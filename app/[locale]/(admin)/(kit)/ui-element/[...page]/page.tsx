import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/ui-element")

export { generateMetadata }
export default Page
