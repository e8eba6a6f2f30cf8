package org.tutti.architecture;

import java.util.List;
import java.util.function.Function;

/** Every rule of the project. */
enum ArchitectureRule {
  MODULES_USE_ONLY_MODULES_BEFORE(ModuleRules::useOnlyModulesBefore),
  POMS_NAME_THE_MODULES_USED(ModuleRules::declareWhatTheyUse),
  MODULES_SHARE_NO_PACKAGE(ModuleRules::shareNoPackage),
  PACKAGES_FORM_NO_CYCLE(DependencyRules::packagesFormNoCycle),
  PROCESSOR_LINKS_NO_RUNTIME(DependencyRules::processorLinksNoRuntime),
  STATS_KNOW_ONLY_NUMBERS(DependencyRules::statsKnowOnlyNumbers),
  STATS_ARE_REACHABLE(DependencyRules::statsAreReachable),
  ANALYSIS_READS_FILES_ONLY(DependencyRules::analysisReadsFiles),
  CORE_NAMES_NO_LABORATORY(SourceRules::coreNamesNoLaboratory),
  RANKS_KNOW_NO_DRIVER(DependencyRules::ranksKnowNoDriver),
  ONLY_PROGRAMS_PRINT_AND_EXIT(DependencyRules::onlyProgramsPrintAndExit),
  NAMES_OF_TYPES_ARE_UNIQUE(NameRules::areUnique),
  PACKAGE_PAGES_MENTION_EXISTING_TYPES(NameRules::existWherePackagePagesMentionThem),
  PACKAGES_ARE_DOCUMENTED(SourceRules::packagesAreDocumented),
  SERVICES_EXIST(NameRules::areServices),
  FILES_ARE_SHORT(SourceRules::filesAreShort),
  WORDS_ARE_NOT_READ(SourceRules::wordsAreNotRead),
  JAVADOC_NAMES_ITS_SUBJECT(SourceRules::javadocNamesItsSubject),
  ABSTRACT_CLASSES_HAVE_SEVERAL_CHILDREN(DependencyRules::abstractClassesHaveSeveralChildren);

  private final Function<ProjectTree, List<String>> check;

  ArchitectureRule(Function<ProjectTree, List<String>> check) {
    this.check = check;
  }

  /** One sentence for each violation; it names the culprit. */
  List<String> violations(ProjectTree project) {
    return check.apply(project);
  }
}
