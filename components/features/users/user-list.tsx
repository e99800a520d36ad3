"use client"

import { Users } from "lucide-react"
import { useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import { AddUserButton, AddUserDrawer } from "./add-user"
import { useUserColumns, useUserFilters } from "./use-user-columns"
import { UserBulkActions } from "./user-bulk-actions"
import { userListSource } from "./user-list-source"
import { UserRowActions } from "./user-row-actions"

/** List of the workspace's users. */
export function UserList() {
  const t = useTranslations("users")
  return (
    <>
      <ListScreen
        source={userListSource}
        columns={useUserColumns()}
        filters={useUserFilters()}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          row: ({ fullName }) => fullName,
        }}
        emptyIcon={<Users />}
        primaryAction={<AddUserButton />}
        rowActions={(user, list) => <UserRowActions user={user} list={list} />}
        bulkActions={(users, list) => <UserBulkActions users={users} list={list} />}
      />
      <AddUserDrawer />
    </>
  )
}
