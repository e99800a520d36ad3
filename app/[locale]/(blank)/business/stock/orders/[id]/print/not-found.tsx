import { UnknownOrder } from "@/components/features/stock/unknown-order"

export default UnknownOrder
