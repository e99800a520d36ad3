import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { ForgotForm } from "@/components/features/auth/forgot-form"
import auth from "@/messages/en/auth.json"
import ui from "@/messages/en/ui.json"
import { network } from "../users/support"
import { messages } from "./form-texts"

test.each([
  [true, /we have sent it an e-mail with a link/],
  [false, /^No mail server is set up here, so no e-mail was sent/],
])("says whether the link was e-mailed; mail server: %s", async (sendsMail, said) => {
  network(() => ({ body: { email: "ada@example.org", sendsMail } }))
  const { email, forgot, sent, notSent, offline } = auth.form
  render(
    <NextIntlClientProvider locale="en" messages={{ ui }}>
      <ForgotForm text={{ email, forgot, sent, notSent, offline }} messages={messages} />
    </NextIntlClientProvider>,
  )
  await userEvent.type(screen.getByLabelText("E-mail"), "ada@example.org")
  await userEvent.click(screen.getByRole("button", { name: "Send the link" }))
  expect(await screen.findByText(said)).toBeInTheDocument()
})
