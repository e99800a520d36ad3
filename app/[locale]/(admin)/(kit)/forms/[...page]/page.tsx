import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/forms")

export { generateMetadata }
export default Page
