import { DEMO_BLOG_POSTS } from "#demo/content/blog-posts.ts";

export const PUBLISHED_POSTS = DEMO_BLOG_POSTS.filter(({ status }) => status === "publicado");
