import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/charts")

export { generateMetadata }
export default Page
