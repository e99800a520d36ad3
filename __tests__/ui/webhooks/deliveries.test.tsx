import { screen } from "@testing-library/react"
import { DeliveryDrawer } from "@/components/features/webhooks/delivery-drawer"
import { network } from "../users/support"
import { hook, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/webhooks",
  useParams: () => ({ locale: "en" }),
}))

const open = (status: number) => {
  network(() => ({ status, body: { title: "Failed", detail: "Failed", code: "failed" } }))
  show(<DeliveryDrawer webhookId={hook.id} deliveryId={hook.id} mayReplay onClose={jest.fn()} />)
}

test("a link to a delivery that was deleted says so, without a button to try again", async () => {
  open(404)
  expect(await screen.findByText("Delivery not found")).toBeInTheDocument()
  expect(screen.getByText("Deliveries are deleted after 30 days.")).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
})

test("a delivery that could not be loaded can be requested again", async () => {
  open(500)
  expect(await screen.findByText("The delivery could not be loaded.")).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument()
})
