import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/components")

export { generateMetadata }
export default Page
