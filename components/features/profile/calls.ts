/**
 * The calls of profiles, posts and polls by method and path, which is all the browser needs to make them: the contracts
 * themselves would bring their schemas along. A test holds that these are the contracts' own.
 */
export const calls = {
  getProfile: { method: "GET", path: "/profile/data" },
  updateProfile: { method: "POST", path: "/profile/update" },
  listPeople: { method: "GET", path: "/profile/friends" },
  follow: { method: "POST", path: "/profile/follow" },
  favoritePage: { method: "POST", path: "/profile/favorite-page" },
  favoriteFeed: { method: "POST", path: "/profile/favorite-feed" },
  addPhoto: { method: "POST", path: "/profile/photo" },
  listPhotos: { method: "GET", path: "/profile/photos" },
  deletePhoto: { method: "DELETE", path: "/profile/delete-photo" },
  restorePhoto: { method: "POST", path: "/profile/restore-photo" },
  listPosts: { method: "GET", path: "/profile/posts" },
  addPost: { method: "POST", path: "/profile/add-post" },
  deletePost: { method: "DELETE", path: "/profile/delete-post" },
  restorePost: { method: "POST", path: "/profile/restore-post" },
  likePost: { method: "POST", path: "/profile/like-post" },
  sharePost: { method: "POST", path: "/profile/share-post" },
  addPostComment: { method: "POST", path: "/profile/add-comment" },
  deletePostComment: { method: "DELETE", path: "/profile/delete-comment" },
  restorePostComment: { method: "POST", path: "/profile/restore-comment" },
  likePostComment: { method: "POST", path: "/profile/like-comment" },
  listPolls: { method: "GET", path: "/profile/polls" },
  vote: { method: "POST", path: "/profile/vote" },
} as const

/** How many posts the feed begins with, and how many more come at a time. */
export const postStep = 10
/** The same of photos. */
export const photoStep = 24
