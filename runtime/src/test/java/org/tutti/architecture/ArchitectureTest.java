package org.tutti.architecture;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What the architecture page says of modules and packages, held against the code. */
@AnalyzeClasses(packages = "org.tutti", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  /** Each module may be used only by those named; all others are below it. */
  @ArchTest
  static final ArchRule MODULES =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("annotations")
          .definedBy("org.tutti.annotations..")
          .layer("stats")
          .definedBy("org.tutti.stats..")
          .layer("mpi")
          .definedBy("org.tutti.mpi..")
          .layer("sync")
          .definedBy("org.tutti.sync..")
          .layer("runtime")
          .definedBy("org.tutti.runtime..")
          .whereLayer("annotations")
          .mayOnlyBeAccessedByLayers("runtime")
          .whereLayer("stats")
          .mayOnlyBeAccessedByLayers("sync", "runtime")
          .whereLayer("mpi")
          .mayOnlyBeAccessedByLayers("sync", "runtime")
          .whereLayer("sync")
          .mayOnlyBeAccessedByLayers("runtime")
          .whereLayer("runtime")
          .mayNotBeAccessedByAnyLayer();

  @ArchTest
  static final ArchRule NO_CYCLES = slices().matching("org.tutti.(**)").should().beFreeOfCycles();
}
