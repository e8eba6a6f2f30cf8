/**
 * The gate's result as text, as a Markdown table, and as the JUnit XML that build servers read; and
 * the gate as an assertion for the tests of a project.
 */
package org.tutti.report.gate;
