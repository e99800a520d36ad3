import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/colors")

export { generateMetadata }
export default Page
