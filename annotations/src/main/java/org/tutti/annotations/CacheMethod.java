package org.tutti.annotations;

/** How an operation is made to find its buffers in memory rather than in the cache. */
public enum CacheMethod {
  /** A private buffer of the size of the cache is overwritten before each observation. */
  OVERWRITE,
  /**
   * Each call takes its messages from the next place of buffers twice as large as the cache, as
   * mpptest does (gropp1999, section 3; hunold2016, section 2). Places are a cache line apart at
   * least; where a message no longer fits, the first place is next.
   */
  ADVANCE
}
