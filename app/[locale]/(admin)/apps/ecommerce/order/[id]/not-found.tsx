import { UnknownOrder } from "@/components/features/orders/unknown-order"

export default UnknownOrder
