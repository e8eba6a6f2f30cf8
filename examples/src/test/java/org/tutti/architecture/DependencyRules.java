package org.tutti.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What single packages must not know, whatever the order of the modules. */
final class DependencyRules {
  private DependencyRules() {}

  static List<String> packagesFormNoCycle(ProjectTree project) {
    return violations(slices().matching("org.tutti.(**)").should().beFreeOfCycles(), project);
  }

  static List<String> processorLinksNoRuntime(ProjectTree project) {
    return violations(
        noClasses()
            .that()
            .resideInAPackage("org.tutti.processor..")
            .should()
            .dependOnClassesThat(
                ofTuttiOutside(
                    "org.tutti.processor..", "org.tutti.annotations..", "org.tutti.diagnostics..")),
        project);
  }

  static List<String> statsKnowOnlyNumbers(ProjectTree project) {
    return violations(
        noClasses()
            .that()
            .resideInAPackage("org.tutti.stats..")
            .should()
            .dependOnClassesThat()
            .resideOutsideOfPackages("org.tutti.stats..", "java..", "org.apache.commons.."),
        project);
  }

  /** A statistic that no command leads to is dead code, however well tested. */
  static List<String> statsAreReachable(ProjectTree project) {
    Set<JavaClass> reached = new HashSet<>();
    for (JavaClass type : project.classes()) {
      if (!isOfStats(type)) {
        reach(type, reached);
      }
    }
    return project.classes().stream()
        .filter(type -> isOfStats(type) && type.getModifiers().contains(JavaModifier.PUBLIC))
        .filter(type -> type.isTopLevelClass() && !reached.contains(type))
        .map(type -> type.getName() + " is used by no code outside stats")
        .toList();
  }

  private static void reach(JavaClass user, Set<JavaClass> reached) {
    for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
      JavaClass used = dependency.getTargetClass().getBaseComponentType();
      if (isOfStats(used) && reached.add(used)) {
        reach(used, reached);
      }
    }
  }

  private static boolean isOfStats(JavaClass type) {
    return (type.getPackageName() + ".").startsWith("org.tutti.stats.");
  }

  /**
   * What a file says is named in terms of annotations, MPI, and sync; nothing of them is started.
   */
  static List<String> analysisReadsFiles(ProjectTree project) {
    return violations(
        noClasses()
            .that()
            .resideInAPackage("org.tutti.analysis..")
            .should()
            .dependOnClassesThat(
                ofTuttiOutside(
                    "org.tutti.analysis..",
                    "org.tutti.records..",
                    "org.tutti.stats..",
                    "org.tutti.diagnostics..",
                    "org.tutti.annotations",
                    "org.tutti.annotations.syntax",
                    "org.tutti.sync",
                    "org.tutti.mpi",
                    "org.tutti.mpi.control",
                    "org.tutti.mpi.resource"))
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName(ProcessBuilder.class.getName()),
        project);
  }

  /** A rank is started by thousands: it carries neither the driver nor a parser of options. */
  static List<String> ranksKnowNoDriver(ProjectTree project) {
    return violations(
        noClasses()
            .that()
            .resideInAnyPackage("org.tutti.measure..", "org.tutti.rank..", "org.tutti.runtime..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "org.tutti.campaign..",
                "org.tutti.analysis..",
                "org.tutti.report..",
                "org.tutti.drawing..",
                "org.tutti.figures..",
                "org.tutti.lab..",
                "org.tutti.cli..",
                "picocli.."),
        project);
  }

  static List<String> onlyProgramsPrintAndExit(ProjectTree project) {
    DescribedPredicate<JavaClass> program =
        DescribedPredicate.describe(
            "programs", type -> type.tryGetMethod("main", String[].class).isPresent());
    return violations(
        noClasses()
            .that()
            .resideInAPackage("org.tutti..")
            .and()
            .resideOutsideOfPackages("org.tutti.cli..", "org.tutti.examples..")
            .and(DescribedPredicate.not(program))
            // Which restores the stream that a benchmark has replaced.
            .and(DescribedPredicate.not(JavaClass.Predicates.simpleName("RankState")))
            .should()
            .accessField(System.class, "out")
            .orShould()
            .callMethod(System.class, "exit", int.class),
        project);
  }

  /** With one child, parent and child are one class on two pages. */
  static List<String> abstractClassesHaveSeveralChildren(ProjectTree project) {
    return project.classes().stream()
        .filter(type -> type.getModifiers().contains(JavaModifier.ABSTRACT))
        .filter(type -> !type.isInterface() && !type.isEnum())
        .filter(type -> type.getSubclasses().size() == 1)
        .map(
            type ->
                type.getName()
                    + " is abstract, and only "
                    + type.getSubclasses().iterator().next().getName()
                    + " extends it")
        .toList();
  }

  private static DescribedPredicate<JavaClass> ofTuttiOutside(String... packages) {
    DescribedPredicate<JavaClass> ofTutti = JavaClass.Predicates.resideInAPackage("org.tutti..");
    for (String allowed : packages) {
      ofTutti = ofTutti.and(resideOutsideOfPackage(allowed));
    }
    return ofTutti;
  }

  private static List<String> violations(ArchRule rule, ProjectTree project) {
    return rule.evaluate(project.classes()).getFailureReport().getDetails();
  }
}
