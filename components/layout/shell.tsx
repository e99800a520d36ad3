import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { CustomizerItem, CustomizerKeeper } from "./customizer-keeper"
import { Footer } from "./footer"
import { LanguageSwitch } from "./language-switch"
import { LiveKeeper } from "./live-keeper"
import { MenuDrawer } from "./menu-drawer"
import { MenuShade } from "./menu-shade"
import { NavigationProgress } from "./navigation-progress"
import { PermissionKeeper } from "./permission-keeper"
import { RouteTransition } from "./route-transition"
import { ScrollTop } from "./scroll-top"
import { SessionKeeper } from "./session-keeper"
import { Shortcuts } from "./shortcuts"
import { SkinSwitch } from "./skin-switch"
import { UserDataKeeper } from "./user-data-keeper"

interface Props {
  /** Above the navbar. */
  banner?: ReactNode
  menu: ReactNode
  bookmarks: ReactNode
  /** Switches between shops. */
  shops: ReactNode
  help: ReactNode
  search: ReactNode
  cart: ReactNode
  notifications: ReactNode
  user: ReactNode
  children: ReactNode
}

/** The frame of every screen of the workspace: menu, navbar and footer. */
export function Shell({ banner, menu, bookmarks, shops, help, search, cart, notifications, user, children }: Props) {
  const t = useTranslations("shell")
  return (
    <>
      <a href="#content" className="skip-link">
        {t("skip")}
      </a>
      {menu}
      <MenuShade />
      <div id="page" className="shell-page">
        {banner}
        <header className="shell-navbar">
          <div className="navbar-inner">
            <MenuDrawer />
            {bookmarks}
            <div className="ms-auto flex items-center gap-0.5">
              {shops}
              <LanguageSwitch />
              {/* Hidden on phones for lack of space; the customizer, in the user menu, also has the skins. */}
              <span className="hidden sm:contents">
                <SkinSwitch />
              </span>
              {/* On phones it is in the user menu. */}
              <span className="hidden sm:contents">{help}</span>
              {search}
              {cart}
              {notifications}
              {user}
            </div>
          </div>
        </header>
        {/* Shown if the navbar is hidden, because the user menu is then hidden too. */}
        <CustomizerItem className="customizer-restore" />
        <RouteTransition>{children}</RouteTransition>
        <Footer />
        <ScrollTop />
      </div>
      <NavigationProgress />
      <CustomizerKeeper />
      <UserDataKeeper />
      <SessionKeeper />
      <PermissionKeeper />
      <LiveKeeper madeAt={Date.now()} />
      <Shortcuts />
    </>
  )
}
