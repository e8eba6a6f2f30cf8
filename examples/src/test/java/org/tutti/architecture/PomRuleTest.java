package org.tutti.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every way in which a pom can disagree with the code of its module. */
class PomRuleTest {
  private static final String USES_MPI = " { org.tutti.mpi.Rank rank; }";
  private static final String USES_NOTHING = " {}";

  @TempDir Path folder;

  private ProjectTreeBuilder project;

  @BeforeEach
  void beginWithAModule() throws IOException {
    project = new ProjectTreeBuilder(folder).module("mpi").type("org.tutti.mpi.Rank", USES_NOTHING);
  }

  @Test
  void aPomThatNamesWhatIsUsedIsCorrect() throws IOException {
    project.module("sync", "tutti-mpi").type("org.tutti.sync.Start", USES_MPI);

    assertThat(violations()).isEmpty();
  }

  @Test
  void aModuleThatIsUsedMustBeNamed() throws IOException {
    project.module("sync").type("org.tutti.sync.Start", USES_MPI);

    assertThat(violations()).containsExactly("The pom of sync does not name tutti-mpi");
  }

  @Test
  void aDependencyOfTestsDoesNotCountForMainCode() throws IOException {
    project.module("sync", "tutti-mpi:test").type("org.tutti.sync.Start", USES_MPI);

    assertThat(violations()).containsExactly("The pom of sync does not name tutti-mpi");
  }

  @Test
  void aModuleThatIsNotUsedMustNotBeNamed() throws IOException {
    project.module("sync", "tutti-mpi").type("org.tutti.sync.Start", USES_NOTHING);

    assertThat(violations()).containsExactly("The pom of sync needlessly names tutti-mpi");
  }

  @Test
  void usersNameOneModuleForAllThatTheyUse() throws IOException {
    project.module("all", "tutti-mpi");
    project.module("examples", "tutti-all").type("org.tutti.examples.Lesson", USES_MPI);

    assertThat(violations()).isEmpty();
  }

  @Test
  void usersMustNotNameFurtherModules() throws IOException {
    project.module("all", "tutti-mpi");
    project
        .module("examples", "tutti-all", "tutti-mpi")
        .type("org.tutti.examples.Lesson", USES_MPI);

    assertThat(violations()).containsExactly("The pom of examples needlessly names tutti-mpi");
  }

  private List<String> violations() throws IOException {
    return ArchitectureRule.POMS_NAME_THE_MODULES_USED.violations(ProjectTree.at(project.build()));
  }
}
