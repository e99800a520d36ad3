import { type KitProps, shown } from "../../../(admin)/(kit)/shown"

const kit = shown("/page-layout")
const named = (params: KitProps["params"]) => params.then(({ locale }) => ({ locale, page: "layout-blank" }))

export const generateMetadata = ({ params }: KitProps) => kit.generateMetadata({ params: named(params) })

/** A page without navbar, menu and footer. */
export default function BlankLayout({ params }: KitProps) {
  return (
    <main id="content" className="mx-auto min-h-dvh max-w-3xl px-4 py-10">
      <kit.Page params={named(params)} />
    </main>
  )
}
