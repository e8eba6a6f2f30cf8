package org.tutti.campaign.jvmcache;

import java.nio.file.Path;
import java.util.List;
import org.tutti.measure.environment.JvmCacheKind;

/** A cache that a JVM of this machine has started with. */
public record JvmCache(JvmCacheKind kind, Path file) {
  /** Options of a JVM that uses it. */
  public List<String> options() {
    return kind.using(file.toString());
  }
}
