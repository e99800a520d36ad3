import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { Logo } from "@/components/ui/logo"
import { SkinButton } from "./skin-button"

const tile = "absolute -z-10 size-40 rounded-card max-sm:hidden"

/** Design v1 of the sign-in screens: a centred card on a plain page. */
export async function AuthCentre({ children }: { children: ReactNode }) {
  const t = await getTranslations("auth")
  return (
    <main data-paint="whole" className="grid min-h-dvh place-items-center bg-page sm:px-4 sm:py-10">
      <div className="relative isolate w-full max-w-lg max-sm:min-h-dvh">
        <span aria-hidden="true" className={`${tile} -start-12 -top-12 bg-brand-soft`} />
        <span aria-hidden="true" className={`${tile} -end-10 -bottom-10 border-2 border-brand-border border-dashed`} />
        <div className="flex flex-col bg-card px-5 py-4 max-sm:min-h-dvh sm:rounded-card sm:border sm:border-line sm:px-8 sm:py-6 sm:shadow-card">
          <div className="flex min-h-11 items-center justify-between gap-4">
            <Logo />
            <SkinButton label={t("dark")} />
          </div>
          {children}
        </div>
      </div>
    </main>
  )
}
