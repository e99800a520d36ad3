import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/icons")

export { generateMetadata }
export default Page
