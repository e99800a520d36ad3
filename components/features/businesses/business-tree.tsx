"use client"

import { Building2, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { setUp, useOpen } from "./open"
import { TreeNode } from "./tree-node"
import { useTree } from "./use-tree"

/** Businesses with their shops, tills, safes and bank accounts. */
export function BusinessTree() {
  const t = useTranslations("businesses")
  const ability = useAbility()
  const [, open] = useOpen()
  const { nodes, error, retry, isCut } = useTree()
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (!nodes)
    return (
      <Card className="p-5">
        <SkeletonText lines={5} />
      </Card>
    )
  const setUpButton = ability.can("create", "Business") && (
    <Button icon={<Plus />} onClick={() => open(setUp)}>
      {t("setUp.title")}
    </Button>
  )
  if (nodes.length === 0)
    return (
      <Card>
        <EmptyState icon={<Building2 />} title={t("emptyTitle")} text={t("emptyText")} action={setUpButton} />
      </Card>
    )
  return (
    <div className="space-y-4">
      {isCut && <Alert>{t("cut")}</Alert>}
      {nodes.map((node) => (
        <Card key={node.id} className="p-2 sm:p-3">
          <ul>
            <TreeNode node={node} />
          </ul>
        </Card>
      ))}
      {setUpButton}
    </div>
  )
}
