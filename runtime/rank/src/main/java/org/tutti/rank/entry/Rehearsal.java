package org.tutti.rank.entry;

import java.nio.file.Path;

/**
 * What programs of the same jar do besides measuring. The launch that a cache of the JVM is made
 * from does it, too, on rank 0, so that the cache has the classes for it. Found as a service.
 */
public interface Rehearsal {
  /**
   * Does it, and prints nothing.
   *
   * @param results of this launch
   */
  void run(Path results);
}
