import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { InformationForm } from "@/components/features/account/information-form"
import { NotificationForm } from "@/components/features/account/notification-form"
import type { AccountSetting } from "@/lib/features/account/schema"
import account from "@/messages/en/account.json"
import errors from "@/messages/en/errors.json"
import ui from "@/messages/en/ui.json"
import { network } from "../users/support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/pages/account-settings",
  useParams: () => ({ locale: "en" }),
}))

jest.setTimeout(20_000)

/** A server with the caller's settings, which another tab or an administrator may change through `stored`. */
function serve() {
  const stored = {
    version: 1,
    info: { bio: "Before", dob: null as string | null, country: "Norway", website: "", phone: "1" },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: false,
      newAnnouncements: true,
      productUpdates: true,
      blogDigest: false,
    },
  }
  const setting = () => JSON.parse(JSON.stringify(stored)) as AccountSetting
  const calls = network(({ method, body }) => {
    if (method === "GET") return { body: setting() }
    const { version, ...changes } = body as { version: number; info?: object; notification?: object }
    if (version !== stored.version) return { status: 409, body: { error: "Changed.", code: "conflict" } }
    Object.assign(stored.info, changes.info)
    Object.assign(stored.notification, changes.notification)
    stored.version++
    return { body: changes }
  })
  const elsewhere = (changes: object) => {
    Object.assign(stored.info, changes)
    stored.version++
  }
  return { stored, setting, calls, elsewhere }
}

const show = (screen: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ ui, account, errors }}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{screen}</SWRConfig>
    </NextIntlClientProvider>,
  )
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }))

test("a form opened earlier doesn't overwrite what was saved in another tab", async () => {
  const { stored, setting, elsewhere } = serve()
  show(<InformationForm setting={setting()} />)
  await userEvent.type(field("Phone"), "23")
  elsewhere({ country: "Sweden" })
  await save()
  await waitFor(() => expect(stored.info.phone).toBe("123"))
  expect(stored.info.country).toBe("Sweden")
  expect(field("Country").value).toBe("Sweden")
})

test("a field that was changed in both places asks which value to keep", async () => {
  const { stored, setting, elsewhere } = serve()
  show(<InformationForm setting={setting()} />)
  await userEvent.type(field("About you"), " mine")
  elsewhere({ bio: "Theirs" })
  await save()
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain("Theirs")
  expect(stored.info.bio).toBe("Theirs")
  await userEvent.click(within(notice).getByRole("button", { name: "Keep mine: About you" }))
  await save()
  await waitFor(() => expect(stored.info.bio).toBe("Before mine"))
})

test("notification settings send only what was switched, and say when no mail is sent", async () => {
  const { setting, calls } = serve()
  show(<NotificationForm setting={setting()} sendsMail={false} />)
  expect(screen.getByText(/^No mail server is set up, so none of these/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole("switch", { name: "Weekly blog digest" }))
  await save()
  const written = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body)
  await waitFor(() => expect(written()).toEqual([{ notification: { blogDigest: true }, version: 1 }]))
})
