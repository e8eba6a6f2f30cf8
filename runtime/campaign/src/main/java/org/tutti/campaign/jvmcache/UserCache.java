package org.tutti.campaign.jvmcache;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The directory of what is kept for a user between campaigns, and may be removed at any time. */
public final class UserCache {
  private UserCache() {}

  /**
   * The directory by the convention of the XDG Base Directory Specification, section 3; empty if
   * the user has no home, as in some containers.
   *
   * @param home the directory of the user
   */
  public static Optional<Path> directory(Map<String, String> environment, String home) {
    // Without lambdas, as whatever a rank that is started by hand calls first.
    String named = environment.get("XDG_CACHE_HOME");
    Path caches =
        named != null && Path.of(named).isAbsolute() ? Path.of(named) : Path.of(home, ".cache");
    return caches.isAbsolute() ? Optional.of(caches.resolve("tutti")) : Optional.empty();
  }
}
