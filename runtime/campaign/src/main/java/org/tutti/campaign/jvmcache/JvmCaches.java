package org.tutti.campaign.jvmcache;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.campaign.Treatment;

/**
 * The caches of a campaign.
 *
 * @param caches by treatment; several treatments may share one
 */
public record JvmCaches(Map<Treatment, JvmCache> caches) {
  /** No treatment has one. */
  public static final JvmCaches NONE = new JvmCaches(Map.of());

  public JvmCaches {
    caches = Map.copyOf(caches);
  }

  /** Each once. */
  List<JvmCache> distinct() {
    return caches.values().stream().distinct().toList();
  }

  /** Options for the JVMs of a treatment; none if it has no cache. */
  public List<String> options(Treatment treatment) {
    return Optional.ofNullable(caches.get(treatment)).map(JvmCache::options).orElse(List.of());
  }
}
