import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/extensions")

export { generateMetadata }
export default Page
