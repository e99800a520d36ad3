import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/datatables")

export { generateMetadata }
export default Page
