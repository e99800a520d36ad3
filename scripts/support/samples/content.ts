import { bodyId, byId, type Made, picture, type Samples } from "./sample"

const task = ({ task }: Made): number => task.id
const post = ({ posts }: Made): number => posts[0].id
const blog = ({ blog }: Made): number => blog.id
const question = ({ question }: Made): number => question.id
const article = ({ article }: Made): number => article.id
const category = ({ category }: Made): number => category.id

/** Tasks, profiles, help and the blog. */
export const content: Samples = {
  drawTable: { input: () => ({ body: { title: "Employees", header: ["Name"], rows: [["Ada Lindqvist"]] } }) },
  getDemoSource: { input: () => ({ query: { page: "alerts", demo: "default" } }) },

  addTask: { input: (_, n) => ({ body: { task: { title: `Sample ${n}` } } }) },
  updateTask: { input: (_, n) => ({ body: { task: { id: 3, title: `Changed ${n}` } } }) },
  moveTask: { input: () => ({ body: { taskId: 3, beforeId: 4 } }) },
  deleteTask: { each: "addTask", input: byId(task, "taskId") },
  "listAuditEvents after a change": { once: "addTask" },
  getAuditEvent: { once: "listAuditEvents after a change", input: ({ data }) => ({ params: { id: data[0].id } }) },
  listActivities: { once: "addTask", input: (made) => ({ query: { recordType: "task", recordId: task(made) } }) },
  getTask: { once: "addTask", input: byId(task, "taskId") },
  updateTasks: { input: () => ({ body: { taskIds: [3, 4], dataToUpdate: { isImportant: true } } }) },
  deleteTasks: { each: "addTask", input: (made) => ({ body: { taskIds: [task(made)] } }) },
  restoreTasks: { each: "addTask", input: (made) => ({ body: { taskIds: [task(made)] } }) },

  updateProfile: { input: (_, n) => ({ body: { profile: { about: `About ${n}` } } }) },
  follow: { input: () => ({ body: { id: 5 } }) },
  favoritePage: {
    once: "getProfile",
    input: ({ suggestedPages }) => ({ body: { username: suggestedPages[0].username } }),
  },
  favoriteFeed: { once: "getProfile", input: ({ twitterFeeds }) => ({ body: { id: twitterFeeds[0].id } }) },
  addPhoto: { input: () => ({ upload: picture }) },
  deletePhoto: { each: "addPhoto", input: byId(({ id }) => id) },
  restorePhoto: { each: "deletePhoto", input: bodyId(({ id }) => id) },
  addPost: { input: (_, n) => ({ body: { post: { postText: `Sample ${n}` } } }) },
  deletePost: { each: "addPost", input: byId(({ post }) => post.id) },
  restorePost: { each: "deletePost", input: bodyId(({ id }) => id) },
  likePost: { once: "listPosts", input: bodyId(post) },
  sharePost: { once: "listPosts", input: bodyId(post) },
  addPostComment: { once: "listPosts", input: (made, n) => ({ body: { id: post(made), comment: `Sample ${n}` } }) },
  likePostComment: { once: "addPostComment", input: bodyId(({ comment }) => comment.id) },
  deletePostComment: { each: "addPostComment", input: byId(({ comment }) => comment.id) },
  restorePostComment: { each: "deletePostComment", input: bodyId(({ id }) => id) },
  vote: { once: "listPolls", input: ([poll]) => ({ body: { name: poll.options[0].name } }) },

  addFaqQuestion: {
    input: (_, n) => ({ body: { question: { category: "payment", question: `Sample ${n}?`, ans: "Yes." } } }),
  },
  updateFaqQuestion: {
    each: "addFaqQuestion",
    input: (made, n) => ({ body: { question: { id: question(made), question: `Changed ${n}?` } } }),
  },
  deleteFaqQuestion: { each: "addFaqQuestion", input: byId(question) },
  restoreFaqQuestion: { each: "deleteFaqQuestion", input: bodyId(({ id }) => id) },
  addFaqCategory: { input: (_, n) => ({ body: { category: { title: `Sample ${n}` } } }) },
  updateFaqCategory: {
    each: "addFaqCategory",
    input: (made, n) => ({ body: { category: { id: category(made), title: `Changed ${n}` } } }),
  },
  deleteFaqCategory: { each: "addFaqCategory", input: byId(category) },
  restoreFaqCategory: { each: "deleteFaqCategory", input: bodyId(({ id }) => id) },
  addKbArticle: {
    input: (_, n) => ({ body: { article: { categoryId: 1, title: `Sample ${n}`, content: "<p>Hello</p>" } } }),
  },
  updateKbArticle: {
    each: "addKbArticle",
    input: (made, n) => ({ body: { article: { id: article(made), title: `Changed ${n}` } } }),
  },
  deleteKbArticle: { each: "addKbArticle", input: byId(article) },
  restoreKbArticle: { each: "deleteKbArticle", input: bodyId(({ id }) => id) },
  getKbArticle: { once: "addKbArticle", input: (made) => ({ query: { slug: made.article.slug } }) },
  searchKbArticles: { input: () => ({ query: { q: "password" } }) },
  addKbCategory: { input: (_, n) => ({ body: { category: { title: `Sample ${n}` } } }) },
  updateKbCategory: {
    each: "addKbCategory",
    input: (made, n) => ({ body: { category: { id: category(made), title: `Changed ${n}` } } }),
  },
  deleteKbCategory: { each: "addKbCategory", input: byId(category) },
  restoreKbCategory: { each: "deleteKbCategory", input: bodyId(({ id }) => id) },
  changePlan: { input: () => ({ body: { plan: "standardPlan", period: "month" } }) },
  startTrial: { not: "a workspace tries a plan once" },

  addBlog: { input: (_, n) => ({ body: { blog: { blogTitle: `Sample ${n}`, content: "<p>Hello</p>" } } }) },
  updateBlog: {
    each: "addBlog",
    input: (made, n) => ({ body: { blog: { id: blog(made), excerpt: `Changed ${n}` } } }),
  },
  publishBlog: { each: "addBlog", input: bodyId(blog) },
  deleteBlog: { each: "addBlog", input: byId(blog) },
  restoreBlog: { each: "deleteBlog", input: bodyId(({ id }) => id) },
  bookmarkBlog: { input: () => ({ body: { id: 1 } }) },
  addBlogComment: { input: (_, n) => ({ body: { id: 1, commentText: `Sample ${n}` } }) },
  deleteBlogComment: { each: "addBlogComment", input: byId(({ comment }) => comment.id) },
  restoreBlogComment: { each: "deleteBlogComment", input: bodyId(({ id }) => id) },
  addBlogPicture: { input: () => ({ upload: picture }) },

  askForNotice: { input: (_, n) => ({ body: { topic: "launch", email: `sample-${n}@example.org` } }) },
  getFile: {
    once: "setUserAvatar",
    input: ({ user }) => ({ params: { id: user.avatar.replace("/api/files/", "") } }),
  },
  getMessages: { input: () => ({ params: { locale: "en", version: "any", namespaces: "users" } }) },
  metrics: { not: "needs the key of the operator" },
  runDueJobs: { not: "needs the secret of the scheduler" },
  retryJob: { not: "needs a job that has failed, which no request makes" },
  discardJob: { not: "needs a job that has failed, which no request makes" },
  live: { not: "is a stream that does not end" },
}
