import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/page-layout")

export { generateMetadata }
export default Page
