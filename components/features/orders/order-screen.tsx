import { Messages } from "@/components/layout/messages"
import { OrderView } from "./order-view"

export const OrderScreen = ({ id }: { id: number }) => (
  <Messages of={["catalogue", "orders", "rewards"]}>
    <OrderView id={id} />
  </Messages>
)
