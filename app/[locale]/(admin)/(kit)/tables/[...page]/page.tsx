import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/tables")

export { generateMetadata }
export default Page
