package org.tutti.campaign.trust;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Whether another user may have written a file or a directory, by its owner and modes, as ssh asks
 * of its own files.
 *
 * <p>No lambdas here, since ranks that are started by hand call this before anything else.
 *
 * @param user the owner, by number
 * @param group the group, by number
 * @param mode as the system has it
 */
public record FileTrust(int user, int group, int mode) {
  private static final Path OWN_PROCESS = Path.of("/proc/self");
  private static final int ROOT = 0;
  private static final int GROUP_MAY_WRITE = 0020;
  private static final int OTHERS_MAY_WRITE = 0002;

  /**
   * Who can change a file; links are followed.
   *
   * @throws IOException if it does not exist, or cannot be looked at
   */
  public static FileTrust of(Path file) throws IOException {
    Map<String, Object> found = Files.readAttributes(file, "unix:uid,gid,mode");
    return new FileTrust(
        (Integer) found.get("uid"), (Integer) found.get("gid"), (Integer) found.get("mode"));
  }

  /**
   * Why a file is not to be used; empty if only this user or root can have written it.
   *
   * @throws IOException if it does not exist, or cannot be looked at
   */
  public static Optional<String> objection(Path file) throws IOException {
    FileTrust found = of(file);
    int self = self();
    return found.objection(file, new FileTrust(self, found.group, 0), self);
  }

  /**
   * The same for a file that belongs to another one: whoever can write that one may have written
   * it, too.
   */
  public static Optional<String> objection(Path file, FileTrust other) throws IOException {
    return of(file).objection(file, other, self());
  }

  /**
   * The same for any user.
   *
   * @param self who asks, by number
   */
  Optional<String> objection(Path file, FileTrust other, int self) {
    return user == ROOT || user == self || user == other.user
        ? writers(file, other.mode, other.group)
        : Optional.of("'" + file + "' belongs to another user");
  }

  private static int self() throws IOException {
    return (Integer) Files.getAttribute(OWN_PROCESS, "unix:uid");
  }

  /** Who else may write it, without those who may write another file anyway. */
  private Optional<String> writers(Path file, int permitted, int permittedGroup) {
    if ((mode & OTHERS_MAY_WRITE & ~permitted) != 0) {
      return Optional.of("other users may write to '" + file + "'");
    }
    boolean isGroupPermitted = (permitted & GROUP_MAY_WRITE) != 0 && group == permittedGroup;
    return (mode & GROUP_MAY_WRITE) != 0 && !isGroupPermitted
        ? Optional.of("its group may write to '" + file + "'")
        : Optional.empty();
  }
}
