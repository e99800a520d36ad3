import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/cards")

export { generateMetadata }
export default Page
