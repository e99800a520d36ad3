import { Messages, messageSource } from "@/components/layout/messages"
import { Shop } from "./shop"
import { ShopHeader } from "./shop-header"

/** The shop under its heading, with its translations. Those of the settings' errors load with the form. */
export const ShopScreen = async () => (
  <Messages of={["catalogue", "ecommerce", "shop"]}>
    <ShopHeader formMessages={await messageSource(["errors"])} />
    <Shop />
  </Messages>
)
