/**
 * The calls of this noun by method and path, which is all the browser needs to make them: the contracts themselves would
 * bring their schemas along. A test holds that these are the contracts' own.
 */
export const calls = {
  exportUsers: { method: "GET", path: "/api/users/list/export" } as const,
  listUsers: { method: "GET", path: "/api/users/list/data" },
  getUserProfile: { method: "GET", path: "/api/users/profile" },
  addUser: { method: "POST", path: "/apps/users/add-user" },
  updateUser: { method: "POST", path: "/apps/users/update-user" },
  updateUsers: { method: "POST", path: "/apps/users/update-users" },
  updateUserDetails: { method: "POST", path: "/apps/users/update-details" },
  updateUserPermissions: { method: "POST", path: "/apps/users/update-permissions" },
  deleteUser: { method: "DELETE", path: "/apps/users/delete" },
  deleteUsers: { method: "POST", path: "/apps/users/delete-users" },
  restoreUsers: { method: "POST", path: "/apps/users/restore-users" },
  inviteUser: { method: "POST", path: "/apps/users/invite-user" },
  setUserAvatar: { method: "POST", path: "/apps/users/avatar" },
  removeUserAvatar: { method: "DELETE", path: "/apps/users/avatar" },
} as const
