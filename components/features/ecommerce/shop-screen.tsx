import { Messages } from "@/components/layout/messages"
import { Shop } from "./shop"
import { ShopHeader } from "./shop-header"

/** The shop under its heading, with its translations. */
export const ShopScreen = () => (
  <Messages of={["catalogue", "ecommerce", "shop"]}>
    <ShopHeader />
    <Shop />
  </Messages>
)
