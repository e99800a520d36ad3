import { UnknownProduct } from "@/components/features/ecommerce/unknown-product"

export default UnknownProduct
