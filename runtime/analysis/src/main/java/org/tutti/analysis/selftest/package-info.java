/**
 * What can be measured on this machine: one program against itself (A/A), as a campaign like any
 * other. Whatever difference it shows is noise, so it tells how small a difference can be found.
 */
package org.tutti.analysis.selftest;
