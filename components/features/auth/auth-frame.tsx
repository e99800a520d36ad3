import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { Logo } from "@/components/ui/logo"
import { AuthArt } from "./auth-art"
import { SkinButton } from "./skin-button"

/** The two-column layout of the sign-in screens: drawing and form. Phones show only the form. */
export async function AuthFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations("auth")
  return (
    <div data-paint="whole" className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(28rem,38%)]">
      <aside className="relative hidden flex-col overflow-hidden p-10 lg:flex">
        <Logo />
        <div className="grid grow place-items-center py-6">
          <div className="w-full max-w-2xl text-center">
            <AuthArt className="mx-auto max-h-[min(64dvh,calc(100dvh-17.5rem))] w-full rtl:-scale-x-100" />
            <p className="mt-8 text-balance font-semibold text-heading text-ink tracking-tight">{t("claim")}</p>
            <p className="mx-auto mt-2 max-w-md text-pretty text-base text-ink-muted">{t("claimText")}</p>
          </div>
        </div>
      </aside>
      <main className="flex min-w-0 flex-col bg-card px-5 py-4 sm:px-10 lg:border-line lg:border-s">
        <div className="mx-auto flex w-full max-w-md grow flex-col">
          <div className="flex min-h-11 items-center justify-between gap-4">
            <Logo className="lg:invisible" />
            <SkinButton label={t("dark")} />
          </div>
          {children}
        </div>
      </main>
    </div>
  )
}
