package org.tutti.campaign.jvmcache;

import java.nio.file.Path;
import java.util.List;
import org.tutti.rank.jvm.JvmCacheKind;

/**
 * A cache that a JVM of this machine has started with.
 *
 * @param jars what it was made from
 */
public record JvmCache(JvmCacheKind kind, Path file, CachedJars jars) {
  /** Options of a JVM that uses it; none if a jar has changed since. */
  public List<String> options() {
    return jars.areUnchanged() ? kind.using(file.toString()) : List.of();
  }
}
