import { BLOG_POSTS_EDUCACAO } from "./blog-posts-educacao.ts";
import { BLOG_POSTS_EXAMES } from "./blog-posts-exames.ts";
import { BLOG_POSTS_GESTACAO } from "./blog-posts-gestacao.ts";
import { BLOG_POSTS_PREVENCAO } from "./blog-posts-prevencao.ts";
import { BLOG_POSTS_TECNOLOGIA } from "./blog-posts-tecnologia.ts";

export const DEMO_BLOG_POSTS = [
  ...BLOG_POSTS_PREVENCAO,
  ...BLOG_POSTS_GESTACAO,
  ...BLOG_POSTS_EXAMES,
  ...BLOG_POSTS_EDUCACAO,
  ...BLOG_POSTS_TECNOLOGIA,
].sort((a, b) => b.data_publicacao.localeCompare(a.data_publicacao));
