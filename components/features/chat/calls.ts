/**
 * The calls of this noun by method and path, which is all the browser needs to make them: the contracts themselves would
 * bring their schemas along. A test holds that these are the contracts' own.
 */
export const calls = {
  listChats: { method: "GET", path: "/apps/chat/chats-and-contacts" },
  getProfileUser: { method: "GET", path: "/apps/chat/users/profile-user" },
  updateProfileUser: { method: "POST", path: "/apps/chat/users/update-profile-user" },
  listMessages: { method: "GET", path: "/apps/chat/messages" },
  searchMessages: { method: "GET", path: "/apps/chat/search-messages" },
  getContact: { method: "GET", path: "/apps/chat/contact" },
  getPresence: { method: "GET", path: "/apps/chat/presence" },
  sendMessage: { method: "POST", path: "/apps/chat/send-msg" },
  sendTyping: { method: "POST", path: "/apps/chat/typing" },
  uploadPicture: { method: "POST", path: "/apps/chat/upload-picture" },
  updateSeen: { method: "POST", path: "/apps/chat/update-seen" },
  updateChoices: { method: "POST", path: "/apps/chat/update-choices" },
  clearChat: { method: "POST", path: "/apps/chat/clear-chat" },
  restoreChat: { method: "POST", path: "/apps/chat/restore-chat" },
} as const
