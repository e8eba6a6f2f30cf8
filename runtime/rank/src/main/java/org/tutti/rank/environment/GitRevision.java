package org.tutti.rank.environment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.tutti.mpi.host.KernelFile;

/**
 * The commit that a project has checked out, read from the files of its {@code .git}. Running
 * {@code git} is avoided, since a rank should start no process.
 */
final class GitRevision {
  private static final String WORK_TREE_PREFIX = "gitdir: ";
  private static final String BRANCH_PREFIX = "ref: ";

  private GitRevision() {}

  /** The commit of the innermost repository around {@code directory}; empty if there is none. */
  static Optional<String> of(Path directory) {
    for (Path at = directory.toAbsolutePath(); at != null; at = at.getParent()) {
      Path git = at.resolve(".git");
      if (Files.exists(git)) {
        return commit(gitDirectory(git));
      }
    }
    return Optional.empty();
  }

  /** In a linked work tree, {@code .git} is a file that contains the path of the directory. */
  private static Path gitDirectory(Path git) {
    String text = Files.isDirectory(git) ? "" : KernelFile.text(git).orElse("");
    return text.startsWith(WORK_TREE_PREFIX)
        ? git.resolveSibling(text.substring(WORK_TREE_PREFIX.length()))
        : git;
  }

  private static Optional<String> commit(Path git) {
    Optional<String> head = KernelFile.text(git.resolve("HEAD"));
    if (head.isEmpty() || !head.get().startsWith(BRANCH_PREFIX)) {
      return head;
    }
    String branch = head.get().substring(BRANCH_PREFIX.length());
    String directory = KernelFile.text(git.resolve("commondir")).orElse(".");
    Path common = git.resolve(directory).normalize();
    Optional<String> commit = KernelFile.text(common.resolve(branch));
    return commit.isPresent() ? commit : packed(common.resolve("packed-refs"), branch);
  }

  private static Optional<String> packed(Path file, String branch) {
    for (String line : KernelFile.lines(file)) {
      if (line.endsWith(" " + branch)) {
        return Optional.of(line.substring(0, line.indexOf(' ')));
      }
    }
    return Optional.empty();
  }
}
