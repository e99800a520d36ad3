import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { Alert } from "@/components/ui/alert"
import { AddressButton } from "./address-button"
import { AuthCard } from "./auth-card"
import { AuthLink } from "./auth-link"
import { authPaths } from "./auth-paths"
import { fieldMessages } from "./form-text"
import { pathWith } from "./path-with"

interface Props {
  page: "confirm-address" | "undo-address"
  token: string
  /** The link's remaining action and its addresses. `act` is null if the link is used up or expired. */
  link: {
    act: "confirm" | "refuse" | "undo" | null
    oldEmail: string | null
    newEmail: string | null
    sendsMail: boolean
  }
}

const done = { confirm: "confirmed", confirmOwn: "confirmedOwn", refuse: "undone", undo: "undone" } as const
/** Used if no mail server is configured. */
const doneLogged = { ...done, refuse: "undoneLogged", undo: "undoneLogged" } as const

/**
 * The page behind the links in e-mails about a change of address. Opening it changes nothing, because mail scanners
 * follow links; the user has to press the button.
 */
export async function AddressLink({ page, token, link }: Props) {
  const t = await getTranslations("auth.address")
  const auth = await getTranslations("auth")
  const path = pathWith(`/${page}`, { token })
  const footer = auth.rich("reset.footer", { link: (chunks) => <AuthLink href={authPaths.login}>{chunks}</AuthLink> })
  const { act, oldEmail, newEmail } = link
  // Each page accepts only the tokens made for it, in case somebody edits the URL.
  if (!act || (act === "confirm") !== (page === "confirm-address")) {
    const undoes = page === "undo-address"
    return (
      <AuthCard title={t("deadTitle")} path={path} footer={footer}>
        <Alert tone="warning">{t(undoes ? "deadUndo" : "dead")}</Alert>
        <AuthLink href={undoes ? authPaths.forgot : "/pages/account-settings"} button>
          {t(undoes ? "newPassword" : "settings")}
        </AuthLink>
      </AuthCard>
    )
  }
  const bold = {
    oldEmail: oldEmail ?? "",
    newEmail: newEmail ?? "",
    b: (chunks: ReactNode) => <strong className="break-words text-ink">{chunks}</strong>,
  }
  // Confirming the current address doesn't change how the user signs in, and the text says so.
  const kind = act === "confirm" && newEmail === oldEmail ? "confirmOwn" : act
  const email = (act === "confirm" ? newEmail : oldEmail) ?? ""
  return (
    <AuthCard title={t(`${kind}Title`)} subtitle={t.rich(`${kind}Text`, bold)} path={path} footer={footer}>
      <AddressButton
        act={act === "confirm" ? "confirm-address" : "undo-address"}
        token={token}
        label={t(kind)}
        done={t((link.sendsMail ? done : doneLogged)[kind], { email })}
        offline={auth("form.offline")}
        messages={await fieldMessages()}
      />
    </AuthCard>
  )
}
