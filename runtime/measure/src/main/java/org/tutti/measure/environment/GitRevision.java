package org.tutti.measure.environment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

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
    return Files.isDirectory(git)
        ? git
        : KernelFile.text(git)
            .filter(text -> text.startsWith(WORK_TREE_PREFIX))
            .map(text -> git.resolveSibling(text.substring(WORK_TREE_PREFIX.length())))
            .orElse(git);
  }

  private static Optional<String> commit(Path git) {
    Optional<String> head = KernelFile.text(git.resolve("HEAD"));
    if (head.isEmpty() || !head.get().startsWith(BRANCH_PREFIX)) {
      return head;
    }
    String branch = head.get().substring(BRANCH_PREFIX.length());
    Path common =
        KernelFile.text(git.resolve("commondir")).map(git::resolve).orElse(git).normalize();
    return KernelFile.text(common.resolve(branch))
        .or(() -> packed(common.resolve("packed-refs"), branch));
  }

  private static Optional<String> packed(Path file, String branch) {
    return KernelFile.text(file)
        .flatMap(
            text ->
                text.lines()
                    .filter(line -> line.endsWith(" " + branch))
                    .map(line -> line.substring(0, line.indexOf(' ')))
                    .findFirst());
  }
}
