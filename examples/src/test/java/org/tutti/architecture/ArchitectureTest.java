package org.tutti.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.Architectures;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the architecture page says of modules and packages, held against the code. */
class ArchitectureTest {
  /** In the order of the house: a module uses only those before it. */
  private static final List<String> MODULES =
      List.of(
          "annotations",
          "diagnostics",
          "stats",
          "mpi",
          "sync",
          "runtime/records",
          "runtime/measure",
          "runtime/analysis",
          "runtime/campaign",
          "runtime/report",
          "runtime/cli",
          "processor");

  private final JavaClasses classes =
      new ClassFileImporter()
          .importPaths(
              MODULES.stream().map(name -> Path.of("..", name, "target", "classes")).toList());

  @Test
  void aModuleUsesOnlyModulesBeforeIt() {
    LayeredArchitecture layers =
        Architectures.layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String module : MODULES) {
      layers = layers.layer(module).definedBy(packages(module));
    }
    for (int index = 0; index < MODULES.size(); index++) {
      List<String> after = MODULES.subList(index + 1, MODULES.size());
      layers =
          after.isEmpty()
              ? layers.whereLayer(MODULES.get(index)).mayNotBeAccessedByAnyLayer()
              : layers
                  .whereLayer(MODULES.get(index))
                  .mayOnlyBeAccessedByLayers(after.toArray(new String[0]));
    }
    layers.check(classes);
  }

  @Test
  void packagesFormNoCycles() {
    slices().matching("org.tutti.(**)").should().beFreeOfCycles().check(classes);
  }

  private static String[] packages(String module) {
    String name = module.substring(module.indexOf('/') + 1);
    return name.equals("measure")
        ? new String[] {"org.tutti.measure..", "org.tutti.runtime"}
        : new String[] {"org.tutti." + name + ".."};
  }
}
