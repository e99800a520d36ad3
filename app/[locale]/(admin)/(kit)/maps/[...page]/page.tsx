import { shown } from "../../shown"

const { generateMetadata, Page } = shown("/maps")

export { generateMetadata }
export default Page
