package org.tutti.annotations;

/** How the buffers of an operation are kept out of the cache. */
public enum CacheMethod {
  /** Before each observation, a private buffer as large as the cache is overwritten. */
  OVERWRITE,
  /**
   * Each call takes its messages from the next position in buffers twice as large as the cache, as
   * mpptest does (Gropp 1999, section 3; Hunold 2016, section 2). Positions are at least one cache
   * line apart. When the next message would not fit, the first position follows.
   */
  ADVANCE
}
