"use client"

import { Settings2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { LoadedMessages } from "@/components/layout/loaded-messages"
import type { MessageSource } from "@/components/layout/messages"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { PageHeader } from "@/components/ui/page-header"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/shop/endpoints"

const ShopForm = lazy(() => import("./shop-form"))

/** The shop's heading with the owner's line, and the drawer to edit what the owner says (`open=settings`). */
export function ShopHeader({ formMessages }: { formMessages: MessageSource }) {
  const t = useTranslations("ecommerce")
  const settings = useTranslations("shop")
  const canManage = useAbility().can("manage", "Product")
  const [open, setOpen] = useViewParam("open")
  const shop = useQuery(endpoints.getShop).data?.shop
  const close = () => setOpen(null, { replace: true })
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={shop?.subtitle}
        actions={
          canManage && (
            <Button variant="outline" icon={<Settings2 />} onClick={() => setOpen("settings")}>
              {settings("edit")}
            </Button>
          )
        }
      />
      <Drawer
        open={canManage && shop !== undefined && open === "settings"}
        onClose={close}
        title={settings("title")}
        description={settings("text")}
      >
        <Suspense>
          {shop && (
            <LoadedMessages {...formMessages}>
              <ShopForm shop={shop} onDone={close} />
            </LoadedMessages>
          )}
        </Suspense>
      </Drawer>
    </>
  )
}
