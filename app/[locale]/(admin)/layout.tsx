import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import type { ReactNode } from "react"
import { ConfirmSignInHost } from "@/components/features/account/confirm-keeper"
import { SignInAgainHost } from "@/components/features/auth/sign-in-again-host"
import { Welcome } from "@/components/features/auth/welcome"
import { BookmarksBar } from "@/components/features/bookmarks/bookmarks-bar"
import { FirstBusiness } from "@/components/features/businesses/first-business"
import { oldest } from "@/components/features/businesses/only-draft"
import { ShopSwitcher } from "@/components/features/businesses/shop-switcher"
import { ScanKeeper } from "@/components/features/catalogue/scan/scan-keeper"
import { UnseenBadge } from "@/components/features/chat/unseen-badge"
import { CartButton } from "@/components/features/ecommerce/cart-button"
import { UnreadBadge } from "@/components/features/email/unread-badge"
import { HelpButton, HelpItem } from "@/components/features/help/help-button"
import { Bell } from "@/components/features/notifications/bell"
import { bellPageSize } from "@/components/features/notifications/shown"
import { OperationsItem } from "@/components/features/operations/operations-item"
import { NavbarSearch } from "@/components/features/search/navbar-search"
import { ApproveHost } from "@/components/features/staff-access/approve-host"
import { ViewBanner } from "@/components/features/staff-access/view-banner"
import { FirstDay, TourItem } from "@/components/features/tour/first-day"
import { TourKeeper } from "@/components/features/tour/tour-keeper"
import { AbilityProvider } from "@/components/layout/ability"
import { requirePrincipal } from "@/components/layout/guard"
import { Menu } from "@/components/layout/menu"
import { Messages } from "@/components/layout/messages"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { SessionSettingsProvider } from "@/components/layout/session-settings"
import { sessionSettings } from "@/components/layout/session-settings-of"
import { Shell } from "@/components/layout/shell"
import { UserMenu } from "@/components/layout/user-menu"
import { currentClient } from "@/lib/core/auth/server"
import { addressOf } from "@/lib/core/client/address"
import { isLocale } from "@/lib/core/i18n/locales"
import { listBookmarksHandler } from "@/lib/features/bookmarks/handlers"
import { listBusinesses, listShopChoices } from "@/lib/features/businesses/endpoints"
import { listBusinessesHandler } from "@/lib/features/businesses/handlers"
import { countUnseenHandler } from "@/lib/features/chat/handlers"
import { countCartHandler } from "@/lib/features/ecommerce/handlers"
import { countEmailsHandler } from "@/lib/features/email/handlers"
import { menuFor } from "@/lib/features/menu"
import { listNotificationsHandler } from "@/lib/features/notifications/handlers"
import { shopChoices } from "./business/chosen-shop"

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The shell around all pages that require a sign-in. */
export default async function AdminLayout({ children, params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const principal = await requirePrincipal()
  const client = await currentClient()
  const shops = principal.ability.can("read", "Product")
  const helps = principal.ability.can("read", "Help")
  const setsUp = principal.setUp === "offered" && principal.ability.can("update", "Business")
  const [{ suggestions, bookmarks }, notifications, cart, mails, messagesUnseen, choices, businesses] =
    await Promise.all([
      listBookmarksHandler.execute({ principal, client }),
      listNotificationsHandler.execute({ principal, client, query: { perPage: bellPageSize } }),
      shops ? countCartHandler.execute({ principal, client }) : { count: 0 },
      principal.ability.can("read", "Mail") && countEmailsHandler.execute({ principal, client }),
      principal.ability.can("read", "Chat") && countUnseenHandler.execute({ principal, client }),
      shopChoices(),
      setsUp && listBusinessesHandler.execute({ principal, client, ...oldest }),
    ])
  const t = await getTranslations()
  const groups = menuFor(principal.ability).map(({ name, pages }) => ({
    title: t(`shell.groups.${name}`),
    pages: pages.map(({ target, title, link, icon, covers }) => ({ target, title: t(title), link, icon, covers })),
  }))
  const settings = sessionSettings(principal, cart.count)
  const { userData } = settings
  const badges = {
    email: mails && <UnreadBadge first={mails} />,
    chat: messagesUnseen && <UnseenBadge first={messagesUnseen} />,
  }
  return (
    <Messages of={["layout"]}>
      <AbilityProvider rules={principal.rules}>
        <SessionSettingsProvider value={settings}>
          <PrefetchedData
            fallback={{
              ...(choices && { [addressOf(listShopChoices)]: choices }),
              ...(businesses && { [addressOf(listBusinesses, oldest)]: businesses }),
            }}
          >
            <Shell
              banner={principal.viewing && <ViewBanner viewing={principal.viewing} />}
              menu={<Menu groups={groups} badges={badges} />}
              bookmarks={<BookmarksBar bookmarked={bookmarks} />}
              help={helps && <HelpButton />}
              shops={<ShopSwitcher className="hidden sm:block" />}
              search={<NavbarSearch keys={/Mac|iP(hone|ad)/.test(client.userAgent ?? "") ? "⌘ K" : "Ctrl K"} />}
              cart={shops && <CartButton first={cart} />}
              notifications={<Bell first={notifications} />}
              user={
                <UserMenu
                  person={userData}
                  help={helps && <HelpItem />}
                  tour={<TourItem />}
                  operations={principal.isOperator && <OperationsItem />}
                  pages={suggestions}
                />
              }
            >
              {principal.tour === "offered" && <FirstDay />}
              {setsUp && <FirstBusiness />}
              {children}
            </Shell>
          </PrefetchedData>
          {principal.ability.can("read", "CatalogueProduct") && <ScanKeeper />}
          <TourKeeper />
          <ConfirmSignInHost />
          <ApproveHost />
          <SignInAgainHost />
          <Welcome name={principal.fullName} />
        </SessionSettingsProvider>
      </AbilityProvider>
    </Messages>
  )
}
