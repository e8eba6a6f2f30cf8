/**
 * The rules of docs/architecture.md, held against every module, and each held against an example
 * that breaks it. What pages say of the code, of papers, and of each other is checked as well.
 *
 * <p>A rule is a constant of {@code ArchitectureRule}: a function from a {@code ProjectTree}, which
 * is a tree of Maven modules with their sources and classes, to sentences that name what breaks the
 * rule. {@code RuleViolations} builds one small tree per rule that breaks it, so that a rule that
 * can no longer fail is noticed.
 */
package org.tutti.architecture;
